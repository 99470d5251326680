interface LtrProps {
  children: string
  className?: string | undefined
}

/**
 * A telephone number or an e-mail address: read from the left in any page, where text from right to left would
 * move its plus sign and turn its groups of figures round.
 */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
