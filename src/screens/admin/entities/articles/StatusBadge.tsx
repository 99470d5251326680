import { Archive, CircleCheck, CircleDashed, Hourglass, type LucideIcon } from 'lucide-react'

import type { Article } from '#contract/articles.ts'
import { articleStatuses, getArticleStatus, isPublished } from '#domain/articles.ts'

import styles from './StatusBadge.module.css'

type Shape = keyof typeof articleStatuses

/** A shape for each, so that colour is not what tells them apart (WCAG 1.4.1). */
const shapes: Readonly<Record<Shape, LucideIcon>> = {
  draft: CircleDashed,
  inReview: Hourglass,
  published: CircleCheck,
  archived: Archive,
}

interface StatusBadgeProps {
  article: Pick<Article, 'articleStatus'>
  /** The status in words. */
  children: string
}

/** The status of an article, in words and by a shape. Without a status visitors read it: it looks published. */
export function StatusBadge({ article, children }: StatusBadgeProps) {
  const shape = findShape(article)
  return (
    <span className={styles.badge} data-status={shape}>
      {shape && <Shape shape={shape} />}
      <span>{children}</span>
    </span>
  )
}

function Shape({ shape }: { shape: Shape }) {
  const Icon = shapes[shape]
  return <Icon size={14} strokeWidth={2} aria-hidden />
}

/** A status that the site does not know has no shape. */
function findShape(article: StatusBadgeProps['article']): Shape | undefined {
  if (isPublished(article)) return 'published'
  const status = getArticleStatus(article)
  return (['draft', 'inReview', 'archived'] as const).find(
    (name) => articleStatuses[name] === status,
  )
}
