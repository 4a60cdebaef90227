import { RestError } from './rest-error.ts'

/** Cuts a list at its commas, but not within quotes, parentheses or braces. */
export function splitList(list: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < list.length; index++) {
    const sign = list[index] ?? ''
    if (isQuoted && sign === '\\') {
      part += sign + (list[++index] ?? '')
      continue
    }
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && /[({]/.test(sign)) depth++
    else if (!isQuoted && /[)}]/.test(sign)) depth--
    if (sign === ',' && depth === 0 && !isQuoted) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  if (depth !== 0 || isQuoted) throw parseError('filter', list)
  return part === '' && parts.length === 0 ? [] : [...parts, part]
}

/** A value that may stand in quotes. */
export function unquoted(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value
}

export function parseError(what: string, text: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column 1)`)
}
