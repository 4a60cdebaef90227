/** Musical signs as words, for screen readers: `A♭ major` → `A flat major`. */
export function spellOut(text: string): string {
  return text
    .replaceAll('𝄫', ' double flat')
    .replaceAll('𝄪', ' double sharp')
    .replaceAll('♭', ' flat')
    .replaceAll('♯', ' sharp')
    .replaceAll('♮', ' natural')
    .replaceAll('°', ' diminished')
    .replaceAll('ø', ' half-diminished')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
