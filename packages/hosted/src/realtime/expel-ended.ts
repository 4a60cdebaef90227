import type { Hosted } from '../hosted.ts'
import type { Channel } from './channel.ts'

/** Takes the channels away whose sessions have ended since their tokens were shown. */
export async function expelEnded(
  { sessions }: Pick<Hosted, 'sessions'>,
  channels: ReadonlySet<Channel>,
): Promise<void> {
  const named = [...channels].flatMap((channel) => {
    const { session_id: id } = channel.caller.claims
    return typeof id === 'string' ? [{ channel, id }] : []
  })
  const live = await sessions.among([...new Set(named.map(({ id }) => id))])
  for (const { channel, id } of named) if (!live.has(id)) channel.expel('The session has ended')
}
