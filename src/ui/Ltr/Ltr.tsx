interface LtrProps {
  children: string
  className?: string | undefined
}

/**
 * A phone number or e-mail address: always left to right, and never translated. Right-to-left text would move the plus sign and reverse the
 * digit groups.
 */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  )
}
