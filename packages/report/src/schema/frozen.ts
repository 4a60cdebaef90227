/** Read-only all the way down: a report is never changed once it is made. */
export type Frozen<T> = T extends readonly [number, number, number, number]
  ? readonly [pitch: number, startBeats: number, durationBeats: number, velocity: number]
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T
