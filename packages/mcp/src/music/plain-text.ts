/** Text as it is compared: without case, accents and signs of width, in any script. `plainText('Été')` → `'ete'` */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim()
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Nothing to take apart: most names of sets and devices. */
const PLAIN = /^[ -~]*$/
