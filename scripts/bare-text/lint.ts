import { createBareTextPlugin } from 'bare-text'

// oxlint-disable-next-line import/no-default-export -- oxlint loads the default export
export default createBareTextPlugin({
  elementTypes: ['ReactElement', 'Elements'],
  textFunctions: ['t'],
})
