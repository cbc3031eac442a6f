import HomePage, { generateMetadata as homeMetadata } from '../page';

export const generateMetadata = homeMetadata;

export default HomePage;
