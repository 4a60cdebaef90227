import { readFile } from 'node:fs/promises'
import { readSet } from '@kvint/als'

const result = await readSet(await readFile(process.argv[2] ?? 'song.als'))
if (result.kind === 'failure') throw new Error(result.failure.message)

for (const track of result.set.tracks) {
  console.log(track.name)
  for (const device of track.devices) {
    console.log(`  ${device.name}`)
    for (const { name, value, unit } of device.parameters.slice(0, 5))
      console.log(`    ${name}: ${value} ${unit ?? ''}`)
  }
}
