/**
 * What a reference may mean: as it stands, and the id of the forms in which answers print one, such as
 * `"Night Bus" (night-bus)`, `Drums (id 3)` or `Clip has no name (c12)`.
 *
 * `referenceForms('"Night Bus" (night-bus)')` → `['"Night Bus" (night-bus)', 'night-bus', 'Night Bus']`
 */
export function referenceForms(reference: string): string[] {
  const text = reference.trim()
  const [, before = '', inside = ''] = /^(.*?)\s*\(([^()]+)\)$/s.exec(text) ?? []
  const forms = [text, inside.replace(/^(?:id|midi|audio|group|return), ?id |^id /, ''), unquoted(before || text)]
  return [...new Set(forms)].filter((form) => form !== '')
}

function unquoted(text: string): string {
  return text.replace(/^["“](.*)["”]$/s, '$1')
}
