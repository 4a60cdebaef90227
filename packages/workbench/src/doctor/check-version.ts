import { useDoctorWords } from '../copy/doctor.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import type { Answered } from './ask.ts'
import type { Finding } from './finding.ts'

/** Whether page and server have a version of the protocol in common. */
export function checkVersion({ message }: Answered): Finding {
  const copy = useDoctorWords.now().version
  const failed = (words: string, advice: string): Finding => ({ step: 'version', verdict: 'failed', words, advice })
  const error = message?.['error']
  if (isRecord(error)) {
    const said = String(error['message'])
    const isAboutVersion = error['code'] === UNSUPPORTED_VERSION || /version/i.test(said) || error['code'] === -32_601
    return isAboutVersion ? failed(copy.refused(said), copy.refusedAdvice) : failed(copy.error(said), copy.errorAdvice)
  }
  const result = isRecord(message?.['result']) ? message['result'] : {}
  const version = String(result['protocolVersion'])
  if (!KNOWN.has(version)) return failed(copy.unknown(version), copy.unknownAdvice([...KNOWN].join(', ')))
  return { step: 'version', verdict: 'ok', words: copy.ok(version) }
}

/** 2026-07-28, section on errors. */
const UNSUPPORTED_VERSION = -32_022
const KNOWN = new Set(['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'])
