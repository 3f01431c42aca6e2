// Per-board settings. Everything else follows from the map file.
// pad: room around the outermost cities [top,right,bottom,left]; angle: map turned (degrees);
// capitalIn: the province whose land surrounds the capital; W: width where it is not the usual one;
// title: what the board is called on the ground where that is not its name; squash: the far north shortened;
// river: lines that follow a river; streams: its other arms;
// ports, fertile, coins: cities with an anchor, provinces with a place for the fertile marker, the field of two coins more;
// seas: quiet names on the water (lon, lat); ranges: hill glyphs along lines (lon, lat).
const alps = [
  [6.6, 44.2],
  [6.9, 45.4],
  [7.8, 46.1],
  [9.6, 46.5],
  [11.4, 46.9],
  [13.2, 47.0],
  [14.8, 47.3],
];
const apennines = [
  [8.6, 44.6],
  [10.0, 44.4],
  [11.2, 44.1],
  [12.4, 43.4],
  [13.2, 42.7],
  [13.9, 42.0],
  [15.0, 41.0],
  [15.9, 40.3],
  [16.3, 39.3],
];
const pyrenees = [
  [-1.0, 43.0],
  [0.2, 42.7],
  [1.5, 42.5],
  [2.5, 42.4],
];
const atlas = [
  [-5.5, 33.2],
  [-3.0, 34.2],
  [0, 35.2],
  [2.8, 36.1],
  [4.6, 36.4],
  [7.6, 35.4],
];
const taurus = [
  [29.5, 37.1],
  [30.6, 37.3],
  [31.9, 37.0],
  [33.2, 37.0],
  [34.6, 37.5],
  [36.0, 38.0],
  [37.4, 38.3],
];
const haemus = [
  [22.8, 43.2],
  [24.6, 42.75],
  [26.6, 42.8],
];
const rhodope = [
  [23.6, 41.7],
  [24.6, 41.6],
];
const pindus = [
  [20.7, 41.2],
  [20.9, 40.3],
  [21.2, 39.7],
  [21.5, 39.1],
  [21.9, 38.7],
];
const carpathians = [
  [19.5, 49.2],
  [21.5, 49.3],
  [24, 48.4],
  [25.5, 47.2],
  [25.6, 45.6],
  [23.5, 45.4],
];
const lebanon = [
  [36.0, 33.6],
  [36.2, 34.4],
  [36.25, 35.3],
];
const dinaric = [
  [15.3, 44.9],
  [16.6, 43.9],
  [18.3, 43.1],
  [19.8, 42.5],
];
const pontic = [
  [33.5, 41.4],
  [35.0, 41.1],
  [37.2, 40.6],
  [39.5, 40.6],
];
const betic = [
    [-3.6, 37.1],
    [-2.6, 37.5],
  ],
  iberic = [
    [-3.0, 42.0],
    [-1.8, 40.9],
  ],
  central = [
    [-6.4, 40.3],
    [-4.6, 40.75],
  ],
  cantabric = [
    [-6.8, 42.9],
    [-5.2, 43.1],
    [-3.6, 42.95],
  ];
// The Rhine and the rivers that join it: every section lies between two neighbouring cities.
const RHINE = [
  { ends: ["Ulpia Noviomagus", "Ulpia Traiana"], via: [] },
  { ends: ["Ulpia Traiana", "Novaesium"], via: [] },
  { ends: ["Ulpia Traiana", "Aliso"], via: [] },
  { ends: ["Novaesium", "Colonia Agrippina"], via: [] },
  { ends: ["Colonia Agrippina", "Bonna"], via: [] },
  { ends: ["Bonna", "Confluentes"], via: [] },
  { ends: ["Confluentes", "Mogontiacum"], via: [] },
  { ends: ["Mogontiacum", "Noviomagus"], via: [] },
  { ends: ["Mogontiacum", "Nida"], via: [] },
  { ends: ["Noviomagus", "Argentorate"], via: [] },
  { ends: ["Argentorate", "Brisiacus"], via: [] },
  { ends: ["Brisiacus", "Basilia"], via: [] },
  { ends: ["Basilia", "Constantia"], via: [] },
  { ends: ["Constantia", "Brigantium"], via: [] },
  { ends: ["Ulpia Noviomagus", "Villa Optima"], via: [] },
  { ends: ["Villa Optima", "Traiectum"], via: [] },
  { ends: ["Confluentes", "Augusta Treverorum"], via: [] },
  { ends: ["Augusta Treverorum", "Divodurum"], via: [] },
  { ends: ["Divodurum", "Tullum"], via: [] },
  { ends: ["Augusta Treverorum", "Condate"], via: [] },
  { ends: ["Noviomagus", "Segodunum"], via: [] },
  { ends: ["Segodunum", "Grinario"], via: [] },
  { ends: ["Grinario", "Arae Flaviae"], via: [] },
];
// The Nile, section by section downstream: the cities at its ends, points of its course between.
const NILE = [
  {
    ends: ["Gold trade", "Meroe"],
    via: [
      [32.6, 15.9],
      [32.9, 16.3],
      [33.4, 16.65],
    ],
  },
  {
    ends: ["Meroe", "Napata"],
    via: [
      [33.95, 17.55],
      [33.98, 18.1],
      [33.6, 18.8],
      [33.3, 19.52],
      [32.8, 19.35],
      [32.3, 18.9],
    ],
  },
  {
    ends: ["Napata", "Kerma"],
    via: [
      [31.4, 18.15],
      [30.95, 18.0],
      [30.72, 18.3],
      [30.5, 19.1],
    ],
  },
  {
    ends: ["Kerma", "Abu Simbel"],
    via: [
      [30.35, 19.9],
      [30.6, 20.2],
      [30.35, 20.75],
      [30.8, 21.3],
      [31.3, 21.9],
    ],
  },
  {
    ends: ["Abu Simbel", "Syene"],
    via: [
      [32.0, 22.65],
      [32.5, 22.85],
      [32.8, 23.3],
      [32.88, 23.7],
    ],
  },
  {
    ends: ["Syene", "Thebae"],
    via: [
      [32.93, 24.5],
      [32.87, 24.98],
      [32.52, 25.35],
    ],
  },
  {
    ends: ["Thebae", "Lyopolis"],
    via: [
      [32.75, 26.1],
      [32.25, 26.08],
      [31.75, 26.5],
      [31.45, 26.95],
    ],
  },
  {
    ends: ["Lyopolis", "Oxyrhynchus"],
    via: [
      [30.85, 27.7],
      [30.75, 28.15],
    ],
  },
  {
    ends: ["Oxyrhynchus", "Memphis"],
    via: [
      [30.9, 28.95],
      [31.2, 29.4],
    ],
  },
  {
    ends: ["Memphis", "Alexandria"],
    via: [
      [31.12, 30.15],
      [30.75, 30.7],
      [30.3, 31.05],
    ],
  },
  {
    ends: ["Memphis", "Tamiathis"],
    via: [
      [31.25, 30.25],
      [31.25, 30.7],
      [31.45, 31.1],
    ],
  },
];
export const CONFIG = {
  imperium: {
    capitalIn: "italia",
    H: 1100,
    provinceReach: 225,
    pad: [92, 92, 92, 96],
    reach: 20,
    seas: [
      ["MARE NOSTRVM", 18.4, 34.9],
      ["PONTVS EVXINVS", 33.6, 43.6],
      ["OCEANVS", -9.3, 47.2],
    ],
    ranges: [alps, apennines, pyrenees, atlas, taurus, carpathians, dinaric, haemus],
  },
  italia: {
    H: 1080,
    pad: [92, 120, 110, 100],
    angle: 40,
    seas: [
      ["MARE TYRRHENVM", 11.9, 39.7],
      ["MARE HADRIATICVM", 15.6, 43.1],
      ["MARE IONIVM", 17.9, 38.0],
    ],
    ranges: [alps, apennines, dinaric],
  },
  hispania: {
    capitalIn: "tarraconensis",
    H: 1020,
    pad: [110, 96, 110, 110],
    seas: [
      ["MARE NOSTRVM", 6.0, 38.0],
      ["OCEANVS", -5.5, 44.6],
    ],
    ranges: [pyrenees, alps, atlas, apennines, cantabric, central, iberic, betic],
  },
  byzantium: {
    capitalIn: "thracia",
    W: 1520,
    H: 1160,
    pad: [84, 120, 84, 120],
    stretch: 1.3,
    seas: [
      ["PONTVS EVXINVS", 31.6, 43.4],
      ["MARE NOSTRVM", 27.6, 33.6],
    ],
    ranges: [taurus, haemus, rhodope, pindus, lebanon, pontic],
  },
  hellas: {
    capitalIn: "attica",
    H: 1130,
    pad: [84, 150, 110, 150],
    reach: 5,
    smooth: 1,
    seas: [
      ["MARE AEGAEVM", 24.9, 37.75],
      ["MARE IONIVM", 20.75, 36.9],
    ],
    ranges: [
      pindus,
      [
        [22.2, 38.0],
        [22.35, 37.6],
      ],
      [
        [22.35, 37.05],
        [22.4, 36.75],
      ],
      [
        [22.45, 38.75],
        [22.3, 38.65],
      ],
    ],
  },
  ionium: {
    capitalIn: "achaia",
    H: 1060,
    pad: [90, 100, 120, 110],
    seas: [
      ["MARE IONIVM", 18.9, 37.6],
      ["MARE AEGAEVM", 25.4, 38.9],
      ["MARE CRETICVM", 26.3, 36.3],
    ],
    ranges: [
      pindus,
      apennines,
      haemus,
      rhodope,
      dinaric,
      [
        [28.3, 38.4],
        [28.9, 38.9],
      ],
    ],
  },
  cyprus: {
    capitalIn: "orange",
    H: 1060,
    pad: [96, 110, 110, 110],
    reach: 6,
    smooth: 1,
    seas: [
      ["MARE CILICIVM", 33.3, 35.9],
      ["MARE NOSTRVM", 34.6, 34.3],
    ],
    ranges: [
      taurus,
      lebanon,
      [
        [32.75, 34.93],
        [33.0, 34.92],
      ],
    ],
  },
  balearica: {
    H: 1130,
    pad: [100, 110, 100, 130],
    reach: 3,
    smooth: 2,
    shift: [
      { box: [0.9, 38.4, 1.9, 39.2], d: [0.66, 0.13] },
      { box: [3.6, 39.6, 4.6, 40.3], d: [-0.1, -0.08] },
    ],
    seas: [
      ["MARE BALEARICVM", 2.45, 40.0],
      ["MARE NOSTRVM", 3.5, 39.1],
    ],
    names: [
      ["EBVSSVM", 1.2, 39.15],
      ["MAIORICA", 2.6, 39.35],
      ["MINORICA", 4.05, 40.13],
    ],
    ranges: [
      [
        [2.47, 39.63],
        [2.6, 39.72],
      ],
      [
        [2.78, 39.81],
        [2.93, 39.87],
      ],
    ],
  },
  sicilia: {
    capitalIn: "darkgreen",
    H: 1060,
    peaks: [["AETNA", 14.99, 37.75]],
    pad: [110, 120, 120, 110],
    reach: 4,
    smooth: 1,
    seas: [
      ["MARE TYRRHENVM", 14.2, 38.6],
      ["MARE IONIVM", 16.0, 37.5],
      ["MARE AFRICVM", 13.0, 36.85],
    ],
    ranges: [
      [
        [13.95, 37.93],
        [14.2, 37.9],
        [14.7, 37.95],
      ],
      [
        [16.0, 38.15],
        [16.35, 38.55],
      ],
    ],
  },
  roma: { W: 1760, H: 1130 },
  britannia: {
    capitalIn: "cantium",
    W: 1560,
    H: 1240,
    pad: [268, 250, 150, 300],
    stretch: 1.28,
    provinceReach: 190,
    squash: { from: 55.62, by: 0.2 },
    minIsland: 900,
    smooth: 1,
    seas: [
      ["MARE GERMANICVM", 1.6, 54.6],
      ["OCEANVS HIBERNICVS", -5.6, 52.6],
      ["OCEANVS BRITANNICVS", -2.6, 50.1],
    ],
    ranges: [
      [
        [-2.2, 54.7],
        [-2.1, 53.9],
        [-1.9, 53.3],
      ],
      [
        [-3.7, 53.0],
        [-3.6, 52.3],
        [-3.5, 51.85],
      ],
      [
        [-4.6, 57.0],
        [-3.6, 56.9],
      ],
      [
        [-3.9, 55.3],
        [-2.4, 55.4],
      ],
    ],
  },
  germania: {
    capitalIn: ["alamannia", "ubii"],
    W: 1760,
    H: 1240,
    pad: [110, 110, 110, 110],
    angle: 90,
    stretch: 1,
    provinceReach: 230,
    names: [["RHENVS", 8.2, 48.9]],
    river: RHINE,
    ranges: [
      [
        [9.4, 46.9],
        [10.3, 47.05],
        [11.3, 47.2],
      ],
      [
        [6.9, 48.2],
        [7.1, 47.9],
      ],
      [
        [8.1, 48.4],
        [8.05, 47.85],
      ],
    ],
  },
  gallia: {
    capitalIn: "gallia_lugdunensis",
    W: 1560,
    H: 1180,
    pad: [84, 110, 140, 170],
    stretch: 1.27,
    reach: 20,
    provinceReach: 225,
    ports: ["Bononia", "Juliobona", "Gesocribate", "Portus Namnetus", "Burdigala", "Flaviobriga"],
    seas: [
      ["SINVS AQVITANICVS", -3.6, 45.4],
      ["MARE NOSTRVM", 6.3, 42.2],
      ["MARE GERMANICVM", 3.2, 53.0],
    ],
    ranges: [
      alps,
      pyrenees,
      apennines,
      [
        [3.7, 44.3],
        [3.9, 45.1],
      ],
      [
        [6.2, 46.5],
        [6.9, 47.2],
      ],
      [
        [7.0, 47.9],
        [7.2, 48.5],
      ],
      cantabric,
    ],
  },
  corsica: {
    capitalIn: "orange",
    H: 1060,
    pad: [150, 150, 170, 150],
    angle: 90,
    stretch: 0.8,
    reach: 4,
    smooth: 1,
    coins: true,
    seas: [
      ["MARE TYRRHENVM", 9.75, 42.3],
      ["MARE LIGVSTICVM", 8.4, 42.4],
    ],
    ranges: [
      [
        [8.95, 42.38],
        [9.05, 42.2],
        [9.2, 42.0],
        [9.2, 41.8],
      ],
    ],
  },
  creta: {
    capitalIn: "blue",
    H: 1000,
    pad: [210, 110, 120, 120],
    stretch: 0.78,
    shift: [{ box: [23.95, 34.72, 24.21, 34.96], d: [0, 0], by: 2.4 }],
    reach: 4,
    smooth: 1,
    coins: true,
    seas: [
      ["MARE CRETICVM", 24.7, 35.55],
      ["MARE LIBYCVM", 25.3, 34.8],
    ],
    ranges: [
      [
        [23.9, 35.32],
        [24.15, 35.32],
      ],
      [
        [24.75, 35.24],
        [24.85, 35.2],
      ],
      [
        [25.45, 35.14],
        [25.5, 35.1],
      ],
    ],
  },
  aegyptus: {
    capitalIn: "aegyptus_inferior",
    H: 1080,
    pad: [120, 110, 130, 110],
    angle: 90,
    stretch: 0.82,
    reach: 20,
    provinceReach: 220,
    fertile: ["kush", "nubia", "aegyptus_superior", "arcadia", "aegyptus_inferior"],
    seas: [
      ["MARE NOSTRVM", 31.5, 32.6],
      ["SINVS ARABICVS", 37.2, 22.3],
    ],
    names: [["NILVS", 33.3, 19.6]],
    river: NILE,
    streams: [
      [
        [31.12, 30.18],
        [30.8, 30.6],
        [30.6, 31.1],
        [30.37, 31.5],
      ],
      [
        [31.25, 30.5],
        [31.9, 30.9],
        [32.3, 31.3],
      ],
    ],
    ranges: [
      [
        [33.9, 28.55],
        [34.3, 28.6],
      ],
      [
        [33.5, 27.1],
        [34.0, 25.6],
        [34.6, 24.6],
        [35.6, 22.6],
        [36.5, 20.6],
      ],
      [
        [35.6, 28.6],
        [36.3, 27.5],
        [37.6, 26.0],
        [39.5, 23.0],
      ],
    ],
  },
  ionium_small: {
    title: "IONIVM MINVS",
    capitalIn: "achaia",
    H: 1060,
    pad: [90, 100, 110, 190],
    seas: [
      ["MARE IONIVM", 19.3, 37.6],
      ["MARE AEGAEVM", 25.4, 38.9],
      ["MARE CRETICVM", 26.3, 36.3],
    ],
    ranges: [
      pindus,
      apennines,
      haemus,
      rhodope,
      dinaric,
      [
        [28.3, 38.4],
        [28.9, 38.9],
      ],
    ],
  },
};
