import { expect, it } from 'vitest'
import { mainTrack, parameter, readXml, setXml } from '../testing/set-xml.ts'

const NINE_FOUR = 206

it('takes the signature that holds from the beginning, not the one that the control bar was left at', async () => {
  const signatures = `<AutomationEnvelopes><Envelopes><AutomationEnvelope Id="0"><EnvelopeTarget><PointeeId Value="10" /></EnvelopeTarget><Automation><Events><EnumEvent Id="0" Time="-63072000" Value="${NINE_FOUR}" /><EnumEvent Id="1" Time="36" Value="201" /></Events></Automation></AutomationEnvelope></Envelopes></AutomationEnvelopes>`
  const set = await readXml(setXml({ main: mainTrack(parameter('Tempo', 120, 8), signatures) }))
  expect(set.timeSignature).toEqual({ numerator: 9, denominator: 4 })
  expect(set.timeSignatureChanges).toEqual([{ timeBeats: 36, numerator: 4, denominator: 4 }])
})
