/** In the place of a picture that this set has nothing for: its name, and why it is not there. */
export function NoPicture({ id, title, reason }: { id: string; title: string; reason: string }) {
  return (
    <section id={`panel-${id}`} className="picture">
      <h2 className="text-lead font-semibold">{title}</h2>
      <p className="max-w-[75ch] text-small text-muted">{reason}</p>
    </section>
  )
}
