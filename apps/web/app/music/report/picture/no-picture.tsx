/** In the place of a picture that this set has nothing for: its name, and why it is not there. */
export function NoPicture({
  id,
  title,
  reason,
  language,
}: {
  id: string
  title: string
  reason: string
  language?: 'en' | undefined
}) {
  return (
    <section id={`panel-${id}`} className="picture">
      <h2 className="text-lead font-semibold">{title}</h2>
      <p className="max-w-[75ch] text-small text-muted" lang={language}>
        {reason}
      </p>
    </section>
  )
}
