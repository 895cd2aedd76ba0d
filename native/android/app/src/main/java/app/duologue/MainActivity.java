package app.duologue;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
