import '../../src/ui/styles/index.css'

import { createRoot } from 'react-dom/client'

import { organisation } from '#domain/organisation.ts'
import { layout as en } from '#i18n/en/layout.ts'
import { layout as fr } from '#i18n/fr/layout.ts'
import { showLateFonts } from '#platform/late-fonts.ts'
import { BrandMark } from '#ui/guilloche/BrandMark.tsx'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'

import styles from './main.module.css'

showLateFonts()

const language = new URLSearchParams(location.search).get('language') === 'en' ? 'en' : 'fr'
const { brand } = { fr, en }[language]

document.documentElement.lang = language
const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root.')
createRoot(root).render(
  <main className={styles.shareImage}>
    <div>
      <p className={styles.network}>{brand.network}</p>
      <h1 className={styles.name}>
        <BrandMark size={84} /> {organisation.name}
      </h1>
      <p className={styles.tagline}>{brand.tagline}</p>
    </div>
    <Rosette seed="belgique" detail="coarse" className={styles.rosette} />
    <GuillocheBorder seed="droit-de-cite" size="wide" className={styles.border} />
  </main>,
)
