/** What harmony-eval.mjs returns. */
export type Scores = Readonly<
  Partial<
    Record<
      string,
      Readonly<Partial<Record<string, { readonly pooled: number; readonly mean: number; readonly n: number }>>>
    >
  >
>

const chords = (majmin: number, sevenths: number, full: number) => ({
  'chord majmin': majmin,
  'chord sevenths': sevenths,
  'chord full with bass': full,
})

/** What pieces that were kept apart from fitting are asked to reach, by set and measure. */
export const TARGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  pop909cl: { ...chords(94, 90, 85), 'key exact': 90, 'local key exact': 90, 'roman full': 78 },
  synth_edm: { ...chords(99.3, 97, 92), 'key exact': 90, 'key mode of seven': 85 },
  wir_chorales: { ...chords(92, 87, 82), 'key exact': 96, 'local key exact': 85, 'roman full': 72 },
  wir_lieder: { ...chords(88, 83, 72), 'key exact': 96, 'local key exact': 84 },
  dcml_mozart: { 'chord majmin': 84, 'local key exact': 90, 'roman full': 58 },
  dcml_abc: { 'chord majmin': 83 },
  abc_oneills: { 'key exact': 93 },
  nottingham: { 'key exact': 95 },
  pop909_structure: { 'section boundary F1 ±4': 75, 'section pairwise F1': 72 },
}
