import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { MenuItem } from './menu.ts'

interface MenuLinkProps {
  item: MenuItem
  className: string | undefined
  onClick?: () => void
}

/** A link of the menus, marked on its own page and on those that belong to it (WCAG 1.3.1). */
export function MenuLink({
  item: { textKey, link, relatedPaths },
  className,
  onClick,
}: MenuLinkProps) {
  const { t } = useTranslation('layout')
  const isOnRelatedPage = useMatches({
    select: (matches) => relatedPaths?.includes(matches.at(-1)?.fullPath ?? ''),
  })
  return (
    <Link
      {...link}
      className={className}
      aria-current={isOnRelatedPage ? 'true' : undefined}
      onClick={onClick}
    >
      {t(`menu.${textKey}`)}
    </Link>
  )
}
