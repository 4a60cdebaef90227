import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import { expect, it, onTestFinished } from 'vitest'
import { forVisitors } from './for-visitors.ts'
import { visitorThread } from './visitor-thread.ts'

function thread() {
  const opened = visitorThread()
  onTestFinished(() => opened.close())
  return opened
}

it('shows what visitors may see', async () => {
  const content = await buildSet(exampleSet())
  const reading = await readSet(content)
  if (reading.kind !== 'set') throw new Error('The example cannot be read.')
  const report = makeReport(reading.set, { fileName: 'Nordlys.als', bytes: content.length })
  const told = { ...report, gaps: [{ element: 'Device', place: 'Tracks/canary', reason: 'unknown' }] }
  const text = await thread().take('a', (textOf) => textOf(JSON.stringify(told)))
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(forVisitors(told))))
  expect(text).not.toContain('canary')
})

it('takes two of a network at once, lets twenty wait, and goes on with others', async () => {
  const { take } = thread()
  const held = Promise.withResolvers<string>()
  const started: string[] = []
  const look = (network: string) =>
    take(network, async () => {
      started.push(network)
      return network === 'flood' ? held.promise : 'seen'
    })
  const flood = Array.from({ length: 22 }, () => look('flood'))
  await expect(look('flood')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await look('other')).toBe('seen')
  expect(started).toEqual(['flood', 'flood', 'other'])
  held.resolve('seen')
  expect(await Promise.all(flood)).toHaveLength(22)
})
