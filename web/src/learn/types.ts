/** How to play as the server sends it; its shapes are declared with the server (generated/). */
import type { HowToPlay as Told } from "../generated/answers";
import type { View } from "../lib/types";
export type { Figure, Step } from "../generated/answers";
export type HowToPlay = Omit<Told, "views"> & { views: Record<string, View> };
