/** A stretch of a file, in seconds. */
export type Stretch = { readonly startSeconds: number; readonly endSeconds: number }
