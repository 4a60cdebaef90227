/** Hatching for what is not certain: full contrast, never faded. Each picture has one of its own, as it is saved alone. */
export function UnsurePattern({ id }: { id: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1={0} x2={0} y1={0} y2={6} className="stroke-control" strokeWidth={1.5} />
    </pattern>
  )
}
