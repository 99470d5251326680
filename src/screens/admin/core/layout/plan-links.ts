import type { LinkProps } from '@tanstack/react-router'
import type { TFunction } from 'i18next'

import { entityNames, type EntityName } from '#domain/entities.ts'
import { stringifyIds } from '#domain/plan/record-ids.ts'

type GetLink = (ids: readonly number[]) => LinkProps

/** The plans that begin with the records of one list only. */
const ownPlans: Readonly<Partial<Record<EntityName, { key: 'fees' | 'copy'; getLink: GetLink }>>> =
  {
    countries: {
      key: 'copy',
      getLink: ([id]) => ({ to: '/admin/plans/copie', search: { de: String(id) } }),
    },
    interventions: {
      key: 'fees',
      getLink: (ids) => ({ to: '/admin/plans/prix', search: { ids: stringifyIds(ids) } }),
    },
  }

/** The plans that need no selection: what they change is chosen on their pages, or in the file of a list. */
export function getOpenPlans(t: TFunction<'admin'>) {
  return [
    { key: 'copy', title: t('plans.copy'), list: 'countries', link: { to: '/admin/plans/copie' } },
    {
      key: 'fees',
      title: t('plans.fees'),
      list: 'interventions',
      link: { to: '/admin/plans/prix' },
    },
    ...entityNames.map((list) => {
      const { label, link } = getPlanLinks(list, t).importLink
      return { key: `import ${list}`, title: label, list, link }
    }),
  ] satisfies { key: string; title: string; list: EntityName; link: LinkProps }[]
}

/** The links of a list to the plans of changes that begin there. */
export function getPlanLinks(name: EntityName, t: TFunction<'admin'>) {
  const getEditLink: GetLink = (ids) => ({
    to: '/admin/plans/modification/$list',
    params: { list: name },
    search: { ids: stringifyIds(ids) },
  })
  const own = ownPlans[name]
  return {
    importLink: {
      label: t('plans.import'),
      link: { to: '/admin/plans/import/$list', params: { list: name } } satisfies LinkProps,
    },
    selectionLinks: [
      { label: t('plans.edit'), getLink: getEditLink },
      ...(own === undefined ? [] : [{ label: t(`plans.${own.key}`), getLink: own.getLink }]),
    ],
  }
}
