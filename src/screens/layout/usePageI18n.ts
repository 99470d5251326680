import { useRouterState } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { use } from 'react'
import { getI18n, I18nContext } from 'react-i18next'

import { getFrenchI18n } from '#i18n/i18n.ts'

/**
 * The texts of the page shown: in the language chosen, or in French below a route that says so. The
 * choice itself stays as it was, so that the public pages come back in it.
 */
export function usePageI18n(): i18n {
  // Not the one that `useTranslation` gives: that is a wrapper made anew, whose French nobody has loaded.
  const i18n = use(I18nContext)?.i18n ?? getI18n()
  const isFrench = useRouterState({
    // Not before its loader is done: the French texts are loaded there.
    select: ({ matches }) =>
      matches.some(
        ({ staticData, status }) => staticData.language === 'fr' && status === 'success',
      ),
  })
  return isFrench ? getFrenchI18n(i18n) : i18n
}
