import type { ReactNode, SVGProps } from 'react'

import { useDrawn } from './useDrawn.ts'

interface PictureProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Names the picture for who cannot see it; without it, it is an ornament. */
  label?: string | undefined
  /**
   * Is in the HTML of a prerendered page: for the one picture that makes the page. All others come with the
   * client, so that words are not kept waiting for ornaments.
   */
  isPrerendered?: boolean
  /** What is in it, asked for when it is drawn (`useDrawn`). Its size must not depend on it. */
  children: () => ReactNode
}

/** The frame of every figure of lines. */
export function Picture({ label, isPrerendered = false, children, ...rest }: PictureProps) {
  const [ref, isDrawn] = useDrawn(isPrerendered)
  return (
    <svg
      ref={ref}
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isDrawn && children()}
    </svg>
  )
}
