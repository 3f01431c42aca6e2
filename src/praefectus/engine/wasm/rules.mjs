/**
 * The rules in WebAssembly: loads the file that compiler.py wrote, and calls its entries.
 *
 * The file says itself how large its records are, what its entries take, and which boards it holds. Plain JavaScript of
 * the language alone, so that it runs in a page, in a worker and in Node.
 */

const NUMBERS = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  f4: Float32Array,
  f8: Float64Array,
};
const ALIGNED = 64;
const PAGE = 65536;

/** Numbers or records in the memory of the rules. */
export class WasmArray {
  /**
   * @param {Rules} rules
   * @param {string} kind of number (i1, u1, i2, i4, i8, f4, f8) or of record (game, board)
   * @param {number[]} shape
   */
  constructor(rules, kind, shape) {
    this.rules = rules;
    this.kind = kind;
    this.shape = shape;
    this.size = rules.facts.records[kind] ?? NUMBERS[kind].BYTES_PER_ELEMENT;
    this.length = shape.reduce((product, each) => product * each, 1);
    this.at = rules.take(this.length * this.size);
  }

  /** The numbers; of records the bytes. To be asked for anew after anything was made, for memory may have moved. */
  get numbers() {
    const Numbers = NUMBERS[this.kind] ?? Uint8Array;
    return new Numbers(this.rules.memory.buffer, this.at, (this.length * this.size) / Numbers.BYTES_PER_ELEMENT);
  }
}

/** One copy of the rules with memory of its own. */
export class Rules {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    const note = (name) => WebAssembly.Module.customSections(module, name)[0];
    this.facts = JSON.parse(new TextDecoder().decode(note("facts")));
    this.entries = new WebAssembly.Instance(module).exports;
    this.memory = this.entries.memory;
    this.next = this.entries.__heap_base.value;
    this.answer = this.take(ALIGNED);
    this.boards = this.array("board", this.facts.boards.length);
    this.boards.numbers.set(new Uint8Array(note("boards")));
    this.begin = this.next;
  }

  /** Room for so many bytes, filled with zeros. */
  take(bytes) {
    const at = Math.ceil(this.next / ALIGNED) * ALIGNED;
    this.next = at + bytes;
    const missing = this.next - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.memory.buffer, at, bytes).fill(0);
    return at;
  }

  /** Forget all arrays but the boards: their room is used again. */
  clear() {
    this.next = this.begin;
  }

  /** An array of zeros. */
  array(kind, ...shape) {
    return new WasmArray(this, kind, shape);
  }

  /** Call an entry with numbers and arrays, in the order of its parameters. */
  call(name, ...values) {
    const taken = this.facts.entries[name];
    if (taken.length !== values.length)
      throw new Error(`${name} takes ${taken.map((each) => each[0]).join(", ")}: ${values.length} values were given.`);
    const given = taken.flatMap(([parameter, kind, dimensions], place) => {
      const value = values[place];
      if (dimensions === 0) return [kind === "i8" ? BigInt(value) : value];
      if (value.kind !== kind || value.shape.length !== dimensions)
        throw new Error(`${parameter} of ${name} is ${kind} in ${dimensions} dimensions, not ${value.kind}.`);
      return [value.at, ...value.shape.map(BigInt)];
    });
    if (this.entries[name](this.answer, this.answer + 8, ...given) !== 0) throw new Error(`${name} broke off.`);
  }
}
