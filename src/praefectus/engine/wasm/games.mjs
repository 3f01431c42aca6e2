/**
 * Random games in Node, for `praefectus simulate --engine wasm`: a line of JSON on the input asks for some of them, and
 * their decisions, checks and final records go to the output as bytes.
 */
import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { Rules } from "./rules.mjs";

const rules = new Rules(new WebAssembly.Module(readFileSync(process.argv[2])));

function written(bytes) {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error; // the reader is slower for a moment
    }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { board, template, seed, first, count, limit } = JSON.parse(line);
  rules.clear();
  const boards = rules.array("board", 1);
  boards.numbers.set(Buffer.from(board, "base64"));
  const begin = rules.array("game", 1);
  begin.numbers.set(Buffer.from(template, "base64"));
  const games = rules.array("game", count);
  const [decisions, checks] = [rules.array("i8", count), rules.array("i8", count)];
  const [boardOf, out] = [rules.array("i2", count), rules.array("i8", rules.facts.sizes.room)];
  const how = [BigInt(seed), first, count, limit];
  rules.call("random_games", games, boards, begin, ...how, decisions, checks, boardOf, out);
  for (const each of [decisions, checks, games]) {
    const { buffer, byteOffset, byteLength } = each.numbers;
    written(new Uint8Array(buffer, byteOffset, byteLength));
  }
}
