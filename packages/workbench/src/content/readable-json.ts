/** A value as JSON for people: pictures and sounds stand in it by their size, not letter by letter. */
export function readableJson(value: unknown): string {
  return JSON.stringify(value, shortened, 2) ?? ''
}

function shortened(this: unknown, key: string, value: unknown): unknown {
  if (key !== 'data' && key !== 'blob') return value
  const isMedia = typeof this === 'object' && this !== null && 'mimeType' in this
  if (!isMedia || typeof value !== 'string' || value.length <= SHOWN_LENGTH) return value
  return `${value.slice(0, START_LENGTH)}… (${value.length.toLocaleString('en')} characters of base64)`
}

const SHOWN_LENGTH = 200
const START_LENGTH = 40
