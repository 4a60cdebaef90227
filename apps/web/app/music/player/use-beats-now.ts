import { useEffect } from 'react'
import { usePlayer, usePlayerState } from './player-context.ts'

/** Tells where the music is: each frame while it sounds, once when it rests. Draw without React in `show`. */
export function useBeatsNow(show: (beats: number) => void): void {
  const player = usePlayer()
  const isPlaying = usePlayerState(({ phase }) => phase === 'playing')
  const beats = usePlayerState((state) => state.beats)
  useEffect(() => {
    show(isPlaying ? player.beatsNow() : beats)
    if (!isPlaying) return
    let frame = requestAnimationFrame(function draw() {
      show(player.beatsNow())
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [player, isPlaying, beats, show])
}
