import './style/tokens.css';
import './style/pieces.css';
import './style/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './words/speech.svelte';

await speech.start();
mount(App, { target: document.getElementById('app')! });
