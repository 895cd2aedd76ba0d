package app.duologue;

import android.os.Build;
import android.os.Bundle;
import android.view.WindowManager;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    /** The list of recent apps shows no picture of what people wrote. */
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            setRecentsScreenshotEnabled(false);
        } else {
            int secure = WindowManager.LayoutParams.FLAG_SECURE;
            getWindow().setFlags(secure, secure);
        }
    }
}
