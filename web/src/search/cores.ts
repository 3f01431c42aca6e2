const MOST = 4; // workers: each has a network in its memory

/** As many workers as this device has cores to spare. */
export const cores = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
