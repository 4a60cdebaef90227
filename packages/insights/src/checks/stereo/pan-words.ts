/** As Live writes it, 50L … C … 50R: `panWords(-0.3)` → `15L` */
export function panWords(pan: number): string {
  const steps = Math.round(Math.abs(pan) * 50)
  return steps === 0 ? 'C' : `${String(steps)}${pan < 0 ? 'L' : 'R'}`
}
