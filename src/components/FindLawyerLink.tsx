import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { DirectorySearchParams } from '#domain/lawyers/search-params.ts'
import type { Texts } from '#i18n/texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'

interface FindLawyerLinkProps {
  /** What is known of the visitor's need (`domain/lawyers/need.ts`). */
  search: DirectorySearchParams
  text: keyof Texts['layout']['findLawyer']
  /** The number of the level, where a page has such a link for each. */
  level?: number
  /** Primary where it is what one most likely needs next. */
  variant?: 'primary' | 'tertiary'
}

/** A link to the directory, with the lawyers who can help with what the page is about. */
export function FindLawyerLink({ search, text, level, variant = 'tertiary' }: FindLawyerLinkProps) {
  const { t } = useTranslation('layout')
  return (
    <Link to="/avocatslist" search={search} className={getButtonClassName(variant)}>
      <span>
        {text === 'level' ? t('findLawyer.level', { level: level ?? '' }) : t(`findLawyer.${text}`)}
      </span>
      <ArrowRight size={16} aria-hidden />
    </Link>
  )
}
