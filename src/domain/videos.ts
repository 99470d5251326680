/** A short video of the home page, described as on TikTok (spec 2.3). */
export interface Video {
  /** TikTok's id, used in the URL of the player. */
  readonly id: string
  /** The page of the video. */
  readonly url: string
  readonly description: string
  readonly hashtags: readonly string[]
  readonly music: { readonly title: string; readonly url: string }
  readonly durationSeconds: number
  /** The country of the inks of the placeholder. */
  readonly countryCode: string
}

/** The four videos, in the language they are in; no API call provides them (spec 2.3). */
export const videos = [
  {
    id: '7281000000000000001',
    url: 'https://www.tiktok.com/@droitdecite.example/video/7281000000000000001',
    description:
      'Votre visa pour études est refusé à cause du garant. Voici les trois documents à vérifier avant de déposer une nouvelle demande.',
    hashtags: ['visaetudiant', 'refusdevisa', 'garant', 'etudesaletranger'],
    music: {
      title: 'son original – Droit de Cité',
      url: 'https://www.tiktok.com/music/son-original-7281000000000000001',
    },
    durationSeconds: 47,
    countryCode: 'be',
  },
  {
    id: '7281000000000000002',
    url: 'https://www.tiktok.com/@droitdecite.example/video/7281000000000000002',
    description:
      'Regroupement familial : un nom écrit de deux façons peut bloquer tout un dossier. Une avocate montre comment faire rectifier un acte.',
    hashtags: [
      'regroupementfamilial',
      'etatcivil',
      'famille',
      'droitdesetrangers',
      'conseiljuridique',
    ],
    music: {
      title: 'son original – Droit de Cité',
      url: 'https://www.tiktok.com/music/son-original-7281000000000000002',
    },
    durationSeconds: 62,
    countryCode: 'fr',
  },
  {
    id: '7281000000000000003',
    url: 'https://www.tiktok.com/@droitdecite.example/video/7281000000000000003',
    description:
      'Vous avez perdu votre emploi et votre permis y est lié. Ce qu’il faut faire dans les premiers jours, et ce qu’il vaut mieux éviter.',
    hashtags: ['permisdetravail', 'titredesejour', 'licenciement'],
    music: {
      title: 'son original – Droit de Cité',
      url: 'https://www.tiktok.com/music/son-original-7281000000000000003',
    },
    durationSeconds: 54,
    countryCode: 'lu',
  },
  {
    id: '7281000000000000004',
    url: 'https://www.tiktok.com/@droitdecite.example/video/7281000000000000004',
    description:
      'Créer une société ne donne pas le droit de la diriger sur place. En une minute, à quoi sert la carte professionnelle et qui doit la demander ?',
    hashtags: ['carteprofessionnelle', 'entrepreneur', 'creationdentreprise', 'immigration'],
    music: {
      title: 'son original – Droit de Cité',
      url: 'https://www.tiktok.com/music/son-original-7281000000000000004',
    },
    durationSeconds: 71,
    countryCode: 'cm',
  },
] as const satisfies readonly Video[]
