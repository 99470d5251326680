import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'

/** Sets the window's title from the route's on every navigation (spec 2.1); gives the page's own part of it. */
export function usePageTitle(): string {
  const { t, i18n } = useTranslation('layout')
  const name = useRouterState({
    select: ({ matches }) =>
      matches.some(({ status }) => status === 'notFound')
        ? undefined
        : matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title,
  })
  const title = name === undefined ? t('notFound.title') : titleOf(name)

  useEffect(() => {
    document.title = `${title} – ${organisation.name}`
  }, [title])
  return title

  function titleOf(key: NonNullable<typeof name>): string {
    return isBackOfficeTitle(key) ? i18n.t(key) : t(`titles.${key}`)
  }
}

/** A title of the back-office says in which texts it stands. */
function isBackOfficeTitle<Key extends string>(key: Key): key is Extract<Key, `admin${string}`> {
  return key.includes(':')
}
