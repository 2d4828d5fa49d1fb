export * from './hear';
export * from './move';
export { pieceIn, squareIn } from './names';
export * from './phrases';
export * from './style';
