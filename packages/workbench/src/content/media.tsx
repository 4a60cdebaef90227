import { useContentWords } from '../copy/workbench.ts'

/** A picture, a sound, or how large it is where a page can show neither. */
export function Media({ mimeType, base64, name }: { mimeType: unknown; base64: string; name: string }) {
  const copy = useContentWords()
  const kind = typeof mimeType === 'string' ? mimeType.toLowerCase() : ''
  const address = `data:${kind};base64,${base64}`
  if (PICTURES.test(kind)) {
    return (
      <img src={address} alt={name} className="max-h-96 max-w-full justify-self-start border border-line bg-[#fff]" />
    )
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a server sends none
  if (SOUNDS.test(kind)) return <audio controls src={address} aria-label={name} className="w-full max-w-md" />
  return <p className="text-small text-muted">{copy.bytes(kind, base64.length)}</p>
}

/** No SVG: it is a document, and may bring its own links. */
const PICTURES = /^image\/(?:png|jpeg|gif|webp|avif)$/
const SOUNDS = /^audio\/[\w.+-]+$/
