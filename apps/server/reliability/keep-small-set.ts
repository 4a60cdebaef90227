import type { Person } from './sign-up.ts'
import { smallSet } from './small-set.ts'

/** Keeps a set of one chord in an account; the status of the answer. */
export async function keepSmallSet(url: string, { token }: Person, at: number): Promise<number> {
  const answer = await fetch(`${url}/api/v1/projects?fileName=Song${at}.als`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await smallSet(`Song ${at}`)),
  })
  await answer.text()
  return answer.status
}
