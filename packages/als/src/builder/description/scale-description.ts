/** Names as Live's scale chooser shows them: `Minor`, `Dorian`. */
export type ScaleDescription = { readonly rootPitchClass: number; readonly name: string; readonly isInKey?: boolean }
