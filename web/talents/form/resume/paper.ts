/** A page is white by night, too; so what is marked on it has the same colours in both themes. */
export const paper = {
  ground: 'white',
  mark: { ground: 'rgb(255 214 10 / 30%)', edge: 'rgb(138 97 0)' },
  line: { ground: 'rgb(30 64 175 / 14%)', edge: 'rgb(30 64 175)' },
}
