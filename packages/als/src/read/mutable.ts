/** A part of the model while it is being put together. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] }
