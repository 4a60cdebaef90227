import { expect, it } from 'vitest'
import { midi, setOf } from '../testing/report-of.ts'
import { trackReports } from './track-reports.ts'

it('reads the name of a group once for all that lies in it, three hundred groups deep', async () => {
  const { tracks, ...set } = await setOf({ tracks: [{ kind: 'group', name: 'Drums' }, midi({ name: 'One' })] })
  const [drums, one] = tracks
  if (!drums || !one) throw new Error('The set has a group and a track')
  let reads = 0
  const groups = Array.from({ length: 300 }, (_, id) => ({
    ...drums,
    id,
    groupId: id === 0 ? null : id - 1,
    get name() {
      reads++
      return id === 0 ? 'Drums' : `Fold ${String(id)}`
    },
  }))
  const reports = trackReports({ ...set, tracks: [...groups, { ...one, id: 300, groupId: 299 }] }, {})
  expect(reports.find(({ id }) => id === 300)?.role.role).toBe('drums')
  expect(reads).toBeLessThan(groups.length * 10)
})
