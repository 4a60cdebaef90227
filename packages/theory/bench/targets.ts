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

/** What the table prints, in the words of the scoring program. */
export const MEASURES = [
  { task: 'chords', metric: 'root', kind: 'pooled', label: 'chord root' },
  { task: 'chords', metric: 'majmin', kind: 'pooled', label: 'chord majmin' },
  { task: 'chords', metric: 'sevenths', kind: 'pooled', label: 'chord sevenths' },
  { task: 'chords', metric: 'full', kind: 'pooled', label: 'chord full with bass' },
  { task: 'chords', metric: 'seg', kind: 'mean', label: 'chord segmentation' },
  { task: 'key', metric: 'exact', kind: 'pooled', label: 'key exact' },
  { task: 'key', metric: 'tonic', kind: 'pooled', label: 'key tonic' },
  { task: 'key', metric: 'mode7', kind: 'pooled', label: 'key mode of seven' },
  { task: 'local', metric: 'exact', kind: 'pooled', label: 'local key exact' },
  { task: 'local', metric: 'boundaryF', kind: 'mean', label: 'local key boundary F1' },
  { task: 'roman', metric: 'degree', kind: 'pooled', label: 'roman degree' },
  { task: 'roman', metric: 'full', kind: 'pooled', label: 'roman full' },
  { task: 'sections', metric: 'f4', kind: 'mean', label: 'section boundary F1 ±4' },
  { task: 'sections', metric: 'pairwise', kind: 'mean', label: 'section pairwise F1' },
] as const
