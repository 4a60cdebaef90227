/** Into how many lines a text breaks where each has room for so many letters of one width. */
export function wrappedLines(text: string, columns: number): number {
  let lines = 0
  for (let at = 0; at <= text.length;) {
    const newline = text.indexOf('\n', at)
    const end = newline === -1 ? text.length : newline
    lines += end - at <= columns ? 1 : linesOfOne(text.slice(at, end), columns)
    at = end + 1
  }
  return lines
}

/** Words go on to the next line whole; those that fill more than one are broken. Spaces at an end need no room. */
function linesOfOne(text: string, columns: number): number {
  let lines = 1
  let column = 0
  for (const [, word = '', spaces = ''] of text.matchAll(WORDS)) {
    if (word.length > columns - column && column > 0 && word !== '') {
      lines++
      column = 0
    }
    const broken = Math.max(0, Math.ceil(word.length / columns) - 1)
    lines += broken
    column += word.length - broken * columns + spaces.length
  }
  return lines
}

const WORDS = /([^ -]*-*)( *)/g
