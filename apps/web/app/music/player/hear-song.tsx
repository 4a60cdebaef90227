import type { Report } from '@kvint/report'
import { Button } from '@kvint/ui'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePlayerCopy } from './copy/player.ts'
import type { Player } from './player.ts'

/**
 * A song to hear outside its report. Report, player and sounds are fetched at the first press. `onShare` is told, frame
 * by frame, how much of the song is behind: 0 to 1.
 */
export function HearSong({
  fetchReport,
  onShare,
}: {
  fetchReport: () => Promise<Report>
  onShare: (share: number) => void
}) {
  const words = usePlayerCopy()
  const player = useRef<Promise<Player>>(undefined)
  const [phase, setPhase] = useState<'silent' | 'loading' | 'playing' | 'failed'>('silent')
  const isSounding = phase === 'playing' || phase === 'loading'

  useEffect(() => {
    const leave = () => void player.current?.then((song) => song.leave())
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  useEffect(() => {
    if (phase !== 'playing') return undefined
    let frame = 0
    let isLeft = false
    void player.current?.then((song) => {
      const { startBeats, endBeats } = song.score()
      const draw = () => {
        if (isLeft) return
        onShare((song.beatsNow() - startBeats) / (endBeats - startBeats))
        frame = requestAnimationFrame(draw)
      }
      draw()
    })
    return () => {
      isLeft = true
      cancelAnimationFrame(frame)
    }
  }, [phase, onShare])

  const press = async () => {
    if (!player.current) setPhase('loading')
    player.current ??= open()
    try {
      ;(await player.current).toggle()
    } catch {
      player.current = undefined
      setPhase('failed')
    }
  }
  const open = async () => {
    const [{ createPlayer }, report] = await Promise.all([import('./player.ts'), fetchReport()])
    const opened = createPlayer(report)
    opened.subscribe(() => setPhase(opened.get().phase))
    return opened
  }
  return (
    <>
      <Button size="tool" aria-busy={phase === 'loading'} onClick={() => void press()}>
        {isSounding ? (
          <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        ) : (
          <Play size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        )}
        {isSounding ? words.stop : words.play}
      </Button>
      {phase === 'failed' && (
        <span role="alert" className="text-small text-danger">
          {words.failed}
        </span>
      )}
    </>
  )
}
