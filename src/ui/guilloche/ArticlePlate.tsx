import styles from './guilloche.module.css'
import { Picture } from './Picture.tsx'
import { diceOf } from './seed.ts'

interface ArticlePlateProps {
  /** The slug of the article. */
  seed: string
  /** The country whose inks to use; without it the seed picks a pair. */
  code?: string
  className?: string | undefined
}

const plane = { width: 800, height: 450 }

/** The picture of an article that has no image of its own: lines fanning behind a half-set rosette. */
export function ArticlePlate({ seed, code, className }: ArticlePlateProps) {
  const dice = diceOf(`article ${seed}`)
  const ink = code?.toLowerCase() ?? dice.pick(['be', 'fr', 'lu', 'cm', 'ch', 'ca'])
  const x = dice.pick([150, 400, 650]) + dice.whole(-60, 60)
  const y = dice.pick([20, 225, 430]) + dice.whole(-25, 25)
  return (
    <Picture
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="xMidYMid slice"
      data-ink={ink}
      className={[styles.plate, className].filter(Boolean).join(' ')}
    >
      {({ ArticleLines }) => <ArticleLines seed={seed} plane={plane} x={x} y={y} />}
    </Picture>
  )
}
