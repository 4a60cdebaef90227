import { useFrameCopy } from './copy/frame.ts'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  const frame = useFrameCopy()
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-root px-4 py-2 font-semibold text-on-root focus:translate-y-0"
    >
      {frame.skip}
    </a>
  )
}
