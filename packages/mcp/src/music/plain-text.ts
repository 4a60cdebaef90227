/** Text as it is compared: without case, accents and signs of width, in any script. `plainText('Été')` → `'ete'` */
export function plainText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
