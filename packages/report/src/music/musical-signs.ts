/**
 * Accidentals after a note’s letter, before a numeral or a figure: `withSigns('Bb minor')` → `B♭ minor`,
 * `withSigns('bVI')` → `♭VI`.
 */
export function withSigns(name: string): string {
  return name.replaceAll(/(?<=\b[A-G])(?:##|bb|#|b)/g, toSigns).replaceAll(/[#b]+(?=[ivIV\d])/g, toSigns)
}

function toSigns(letters: string): string {
  return letters.replaceAll('#', '♯').replaceAll('b', '♭')
}
