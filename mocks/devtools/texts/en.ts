import { invalidHarMessages } from 'recording'
import type { DevtoolsTexts } from './fr.ts'

export const en: DevtoolsTexts = {
  name: 'Demonstration',
  toggleLabel: 'Demo',
  close: 'Close',
  dataNotice: 'Fictional data. It stays on this device and can be reset at any time.',
  large: 'Enlarge the panel',
  tabs: {
    label: 'Tools of the demonstration',
    tours: 'Tours',
    scenarios: 'Scenarios',
    notes: 'Notes',
    data: 'Data',
    outbox: 'Outbox',
    screen: 'Screen',
    developers: 'For developers',
    calls: 'Calls',
    server: 'Server',
    recording: 'Recording',
    failure: 'One call alone',
    specification: 'Specification',
  },
  reset: {
    all: 'Reset everything',
    title: 'Reset everything?',
    text: 'Scenario, day and data go back to those of the start. What you created, changed or deleted is forgotten, sent messages too. Your notes stay.',
    cancel: 'Cancel',
    done: 'The scenario, the day and the data are as at the start.',
    failed: 'Some of it could not be reset. Load the page again, then try once more.',
  },
  copied: 'Copied.',
  notCopied: 'The clipboard cannot be reached.',
  state: {
    copy: 'Copy this state',
    copyTyped: 'with what is typed in the page',
    typedHint: 'The link then holds these texts. No passwords, files or formatted texts.',
    open: 'Open a state',
    linkCopied: (size) =>
      `Link copied (${size}). Whoever opens it sees the page, scenario, day, language, data and notes of this page, and keeps their own data.`,
    fileSaved: 'Too large for a link: the state is in a file. To open it, drop it on this panel.',
    noClipboard:
      'The clipboard cannot be reached: the state is in a file. To open it, drop it on this panel.',
    notCopied: 'The state could not be copied.',
    recording: 'A replayed recording cannot be copied. Send its HAR file, or go back to normal.',
    fileName: 'droit-de-cite-state',
    label: 'Received state',
    received: 'You are looking at a state that you received.',
    aside: 'Your own data is set aside; nothing that you do here changes it.',
    createdAt: (time) => `Copied on ${time}`,
    width: (width) => `seen at a width of ${width} px`,
    version: (version) => `made with version ${version}, so the screen may differ`,
    missingFields: (count) =>
      count > 1
        ? `${count} typed fields were not found again.`
        : 'One typed field was not found again.',
    back: 'Back to my data',
    refused: 'This state cannot be opened.',
    unchanged: 'Nothing has changed, neither your data nor what the page shows.',
    reasons: {
      tooLarge: 'It is too large: a link has 8 KB at most, a file 100 MB.',
      incomplete:
        'It is incomplete. A program may have cut the link: copy all of it, or ask for a file.',
      otherFormat: 'It is not a state that this demonstration copied, or it was altered.',
      otherVersion:
        'It comes from another version of the demonstration, which writes it otherwise.',
      otherData:
        'It comes from another version of the demonstration: its changes are to other data.',
      otherSite: 'Its page is not of this site.',
      unknownScenario: 'This version of the demonstration does not have its scenario.',
      badRecord: 'One of its records does not fit.',
      notStored: 'This browser cannot keep it: its storage is full or forbidden.',
      unreadable: 'It cannot be read.',
    },
    close: 'Close',
  },
  fileRefused: 'The file was refused; nothing has changed.',
  recordNames: {
    countries: 'Countries',
    visas: 'Visas',
    interventions: 'Interventions',
    articles: 'Articles',
    authors: 'Authors',
    articleStatuses: 'Statuses',
    tags: 'Tags',
    faqs: 'FAQ',
    contactSubjects: 'Subjects',
    testimonials: 'Testimonials',
    lawyers: 'Lawyers',
    deadlineRules: 'Deadlines',
    mails: 'Mail',
    mail: 'Mail',
  },
  scenarios: {
    intro: 'How the simulated server behaves, in this tab, until you choose another scenario.',
    active: 'Current scenario',
    unknown: 'There is no such scenario.',
    unknownText: (name) =>
      `The link asks for “${name}”, which this demonstration does not have. The page is shown as usual. The list of scenarios is in “Demo”.`,
    copyLink: 'Copy the link to this scenario',
    stayOnPage: 'Stay on the page I am on',
    search: 'Find a scenario',
    searchHint: 'For example “contact” or “offline”. Enter chooses the first.',
    count: (count) =>
      count === 0 ? 'No scenario matches.' : `${count} ${count > 1 ? 'scenarios' : 'scenario'}`,
    audiences: {
      visitor: 'What a visitor may meet',
      editor: 'In the back-office',
      developer: 'For developers',
    },
    back: 'Back to normal',
  },
  failure: {
    intro: 'The chosen call fails, all others answer.',
    call: 'Call',
    status: 'Status',
    apply: 'Make it fail',
  },
  day: {
    title: 'Another day',
    intro:
      'The site shows that day: deadlines, opening hours, the order of lists. This tab keeps it, and the page is loaded again.',
    label: 'Day',
    dayBefore: '−1 day',
    dayAfter: '+1 day',
    monthAfter: '+1 month',
    toDeadline: 'To the deadline shown',
    device: 'Today',
  },
  data: {
    intro:
      'What you create, change or delete here is kept in this browser. Scenarios with other data, such as “5,000 records”, keep their own changes.',
    reset: 'Reset',
    resetTitle: 'Go back to the data of the start?',
    resetText:
      'Everything that changed in this data is forgotten, sent messages too. Export the database first if you want to keep it.',
    cancel: 'Cancel',
    export: 'Export',
    import: 'Import a file',
    wasReset: 'The data is that of the start.',
    wasImported: 'The file has been imported.',
    notJson: 'It is not JSON.',
    unknownFormat: 'It is not a database that this demonstration exported.',
    tooLarge: 'It is larger than 100 MB.',
    badRecord: (table, path) =>
      path === ''
        ? `The table “${table}” is missing.`
        : `In the table “${table}”, the value “${path}” does not fit.`,
    lostReference: (table, id) =>
      `In the table “${table}”, record ${id} refers to one that is not there.`,
    differences: 'What has changed since the start',
    none: 'Nothing has changed.',
    count: (count) => (count > 1 ? `${count} records` : `${count} record`),
    kinds: { added: 'added', changed: 'changed', deleted: 'deleted' },
  },
  calls: {
    intro: 'The site’s calls to its server, the latest first.',
    none: 'No call yet.',
    clear: 'Clear the list',
    waiting: 'waiting',
    failed: 'no answer',
    aborted: 'given up',
    notRecorded: 'not in the recording',
    unknown: 'Not in the contract',
    endpoints: {},
    fromPage: (path) => `from ${path}`,
    realServer: (host) => `, to the real server ${host}`,
    curl: 'Copy the curl command',
  },
  recording: {
    title: 'Record a visit',
    record: 'Record',
    recordIntro:
      'Writes the calls and pages of this tab to a HAR file, until you stop or reload the page. The content of forms is replaced there, and so is the server’s answer. A saved record can still be read in lists that load afterwards. Cookies are not written.',
    inProgress: 'Recording',
    recorded: (count) => (count > 1 ? `${count} calls recorded.` : `${count} call recorded.`),
    download: 'Download the HAR file',
    fileName: 'droit-de-cite-recording',
    replay: 'Replay a recording',
    replayIntro:
      'The answers of a HAR file replace the simulated server in this tab. The file comes from here or from the developer tools of a browser. You can also drop it on this panel.',
    choose: 'Choose a HAR file',
    replayed: (count) =>
      `The file is being replayed: ${count > 1 ? `${count} answers` : `${count} answer`}.`,
    reasons: {
      ...invalidHarMessages,
      unreadable: 'It cannot be read.',
    },
  },
  server: {
    intro:
      'The real server answers in place of the simulated one, one entity at a time. “Compare” shows the simulated answer and also asks the real server for each read, to list what differs from the contract.',
    url: 'Address of the server (api-base-url)',
    urlHint: 'What comes before /api. Empty: everything is simulated.',
    apply: 'Use',
    all: 'All entities',
    setAll: { mock: 'Simulate all', compare: 'Compare all', real: 'All real' },
    sources: { mock: 'simulated', compare: 'compare', real: 'real' },
    dataNotice:
      'Some of the data comes from a real server. The rest is fictional and stays on this device.',
    linkRejected: 'The link could not be followed entirely.',
    unknownEntities: (names) => `No entity has this name: ${names}.`,
    answers: (host) => `${host} answers.`,
    problems: {
      unreachable: {
        title: 'The server does not answer.',
        text: 'Nothing answers at this address, or the page may not call it: a page over https calls only servers over https, or this machine.',
      },
      cors: {
        title: 'The server answers, but not this site.',
        text: 'It does not allow calls from this page (CORS). The list says what is missing.',
      },
      login: {
        title: 'The server asks for a sign-in.',
        text: 'Sign in to this server in another tab; its cookies are sent only if api-credentials is include.',
      },
      html: {
        title: 'This address answers with a web page.',
        text: 'Is it the address of a website rather than that of its API?',
      },
    },
    retry: 'Ask again',
    useMock: 'Simulate everything again',
    splitReferences: 'Entities that belong together come from different servers.',
    splitReferencesText:
      'Their records refer to one another by numbers, which may mean other records elsewhere.',
    join: (names) => `Make these real too: ${names}`,
    copyLink: 'Copy the link to these settings',
    differences: 'Differences from the contract',
    nothingChecked: 'No answer from the server yet. Visit some pages of the site.',
    count: (count, answers) =>
      `${count === 0 ? 'No difference' : `${count} ${count > 1 ? 'differences' : 'difference'}`}, ${answers} ${answers > 1 ? 'calls checked' : 'call checked'}.`,
    copyReport: 'Copy the report',
    clear: 'Clear the list',
    active: (real, compared) =>
      [
        ...(real > 0 ? [`${real} real`] : []),
        ...(compared > 0 ? [`${compared} compared`] : []),
      ].join(', '),
    rejected: 'server link refused',
    noAnswer: 'the server does not answer',
    write: {
      title: (host) => `Send to ${host}?`,
      text: 'It is a real server: what you send is stored, deleted or mailed there. The form waits 15 seconds for your answer, then gives up without losing anything. “Always” lasts until the page is loaded anew.',
      allowAll: 'Always send',
      allow: 'Send',
      refuse: 'Do not send',
    },
  },
  outbox: {
    intro:
      'The messages that the forms “sent”, as the secretariat would get them. None leaves this device.',
    none: 'No message. Fill in the contact form to see one.',
    to: 'To',
    at: 'Sent',
  },
  tours: {
    intro: 'Three short tours. They can be left at any moment and taken up where they were left.',
    steps: (count) => `${count} steps`,
    begin: 'Begin',
    resume: 'Resume',
    progress: (step, count) => `Step ${step} of ${count}`,
    next: 'Next',
    back: 'Back',
    finish: 'Finish',
    leave: 'Leave the tour',
    admin: 'Go to the back-office',
    adminHint: 'The demo asks for no password.',
  },
  screen: {
    intro: 'What else this page can show, and where its parts are presented.',
    states: 'The states of this screen',
    specIntro: 'The sections of the specification that describe this screen.',
    stories: 'In Storybook',
    notBuilt: 'Storybook does not come with this build: npm run storybook.',
    unknown: 'This address has no screen of its own.',
  },
  proposal: {
    title: 'Propose as story',
    intro:
      'Writes the file of a story of this page, with its address, scenario, language and day. What you typed or changed is not in it. A developer puts it into src/screens.',
    copy: 'Copy the story',
    download: 'Download the story',
  },
  journeys: {
    open: 'All tours in pictures, to print',
    title: 'The tours in pictures',
    notice: (day) => `Demo of ${day}. People and data are fictional.`,
    printOne: 'Only this tour, to print it',
    printAll: 'All tours',
    back: 'Back to the demo',
    devices: { phone: 'phone', tablet: 'tablet', desktop: 'computer' },
    intro:
      'Each step of each tour, at three widths and in both languages. A picture shows the page as it began when the demo was published; it opens the same page, live, in its language.',
    step: (step, count) => `Step ${step} of ${count} in English`,
    none: 'This page is in French only.',
  },
}
