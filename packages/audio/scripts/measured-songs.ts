/**
 * Songs that figures are measured on: never fitted on, in no rendering. `index` is the place in the first data folder, null
 * in the second.
 */
export function isMeasured(id: string, index: number | null): boolean {
  if (RENDERED.includes(id)) return true
  if (index === null) return false
  return id.startsWith('synth_edm') ? index >= 40 && index < 70 : index >= 100 && index < 135
}

/** The pieces that lie ready in the shared folder. */
const RENDERED = [
  'pop909cl/019',
  'pop909cl/074',
  'pop909cl/155',
  'synth_edm/0019',
  'synth_edm/0053',
  'synth_edm/0083',
  'synth_edm/0142',
  'synth_edm/0159',
]
