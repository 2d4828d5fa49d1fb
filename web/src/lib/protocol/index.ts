export * from './types';
export { follow, isAhead, movesAfter, note, viewOf, type TableView } from './game';
export { TableLink, type Answer, type LinkListener, type LinkState, type World } from './link';
export { openLink } from './browser';
